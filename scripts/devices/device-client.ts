/** Where a device signs in, and the folder for its files. */
export type Account = { url: string; user: string; password: string; memberId: string; folder: string }

/** A program that syncs people, and perhaps tasks. */
export type DeviceClient = {
  name: string
  /** The commands and files it needs, and the packages of Debian they are in. */
  needs: string[]
  packages: string[]
  version: () => Promise<string>
  open: (account: Account) => Promise<Device>
}

/** Each syncs the tasks, changes the one whose title contains this text, and sends it. */
export type Tasks = {
  move: (text: string, day: string) => Promise<unknown>
  tick: (text: string) => Promise<unknown>
}

export type Device = {
  /** Syncs. Some programs return before they are through. */
  sync: () => Promise<unknown>
  countPeople: () => Promise<number>
  /** The card of the person with this name as it is on the device; empty if there is none. */
  readCard: (name: string) => Promise<string>
  changeCard: (name: string, change: { title: string; note: string }) => Promise<unknown>
  addPerson: (name: string, email: string) => Promise<unknown>
  removePeople: (names: string[]) => Promise<unknown>
  tasks?: Tasks
  close: () => Promise<unknown>
}
