/** Bodies of functions that run inside Thunderbird, with its own address book and calendar. */

const book = `
const { MailServices } = ChromeUtils.importESModule("resource:///modules/MailServices.sys.mjs");
const { CardDAVDirectory } = ChromeUtils.importESModule("resource:///modules/CardDAVDirectory.sys.mjs");
const book = MailServices.ab.directories.find(({ dirName }) => dirName == "Kith");
const find = (name) => book.childCards.find(({ displayName }) => displayName == name);
`

/** The first time it looks for the address book from the address that a person would type. */
export const syncPeople = `${book}
const [url, user, password] = args;
if (book) return void (await CardDAVDirectory.forFile(book.fileName).syncWithServer());
const { CardDAVUtils } = ChromeUtils.importESModule("resource:///modules/CardDAVUtils.sys.mjs");
const found = await CardDAVUtils.detectAddressBooks(user, password, url, false);
await found[0].create();
`

export const countPeople = `${book}
return book.childCardCount;
`

export const readCard = `${book}
return find(args[0])?.getProperty("_vCard", "") ?? "";
`

export const changeCard = `${book}
const [name, title, note] = args;
const card = find(name);
for (const [property, value] of [["title", title], ["note", note]]) {
  card.vCardProperties.clearValues(property);
  card.vCardProperties.addValue(property, value);
}
book.modifyCard(card);
`

export const addPerson = `${book}
const [name, email] = args;
const { AddrBookCard } = ChromeUtils.importESModule("resource:///modules/AddrBookCard.sys.mjs");
const card = new AddrBookCard();
card.displayName = name;
card.primaryEmail = email;
book.addCard(card);
`

export const removePeople = `${book}
const names = new Set(args[0]);
book.deleteCards(book.childCards.filter(({ displayName }) => names.has(displayName)));
`

/** Adds the list of tasks the first time and waits for the task. */
const changeTask = `
const [url, user, text, day] = args;
const { cal } = ChromeUtils.importESModule("resource:///modules/calendar/calUtils.sys.mjs");
const { setTimeout } = ChromeUtils.importESModule("resource://gre/modules/Timer.sys.mjs");
const findList = () => cal.manager.getCalendars().find(({ name }) => name == "Kith");
if (!findList()) {
  const list = cal.manager.createCalendar("caldav", Services.io.newURI(url));
  list.name = "Kith";
  list.setProperty("username", user);
  list.setProperty("cache.enabled", true);
  cal.manager.registerCalendar(list);
}
const filter = Ci.calICalendar.ITEM_FILTER_TYPE_TODO | Ci.calICalendar.ITEM_FILTER_COMPLETED_ALL;
const changeTask = async (change) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const tasks = await findList().getItemsAsArray(filter, 0, null, null);
    const task = tasks.find(({ title }) => title.includes(text));
    if (task) {
      const changed = task.clone();
      change(changed);
      return void (await findList().modifyItem(changed, task));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the task did not arrive");
};
`

export const moveTask = `${changeTask}
await changeTask((task) => {
  task.dueDate = cal.createDateTime(day.replaceAll("-", ""));
});
`

export const tickTask = `${changeTask}
await changeTask((task) => {
  task.isCompleted = true;
});
`
