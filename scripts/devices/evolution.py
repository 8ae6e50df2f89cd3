# A device on evolution-data-server: reads requests as lines of JSON, and answers each with one.
import json
import os
import sys
import time
from urllib.parse import urlsplit

import gi

gi.require_version("EDataServer", "1.2")
gi.require_version("EBook", "1.2")
gi.require_version("EBookContacts", "1.2")
gi.require_version("ECal", "2.0")
from gi.repository import EBook, EBookContacts, ECal, EDataServer, GLib, ICalGLib

account = json.loads(os.environ["KITH_ACCOUNT"])


def add_source(registry, uid, kind, backend, collection):
    source = EDataServer.Source.new_with_uid(uid, None)
    source.set_display_name("Kith")
    address = urlsplit(account["url"])
    source.get_extension(kind).set_backend_name(backend)
    signing_in = source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION)
    signing_in.set_host(address.hostname)
    signing_in.set_port(address.port)
    signing_in.set_user(account["user"])
    signing_in.set_method("plain/password")
    path = f"/dav/{account['memberId']}/{collection}/"
    uri = GLib.Uri.parse(account["url"] + path, GLib.UriFlags.NONE)
    source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_uri(uri)
    source.get_extension(EDataServer.SOURCE_EXTENSION_OFFLINE).set_stay_synchronized(True)
    registry.commit_source_sync(source, None)
    return registry.ref_source(uid)


def sign_in(source):
    credentials = EDataServer.NamedParameters.new()
    credentials.set("username", account["user"])
    credentials.set("password", account["password"])
    source.invoke_authenticate_sync(credentials, None)


def open_book(registry):
    source = add_source(registry, "kith", EDataServer.SOURCE_EXTENSION_ADDRESS_BOOK, "carddav", "people")
    book = EBook.BookClient.connect_sync(source, 4294967295, None)
    sign_in(source)
    return book


def open_tasks(registry):
    source = add_source(registry, "kith-tasks", EDataServer.SOURCE_EXTENSION_TASK_LIST, "caldav", "promises")
    tasks = ECal.Client.connect_sync(source, ECal.ClientSourceType.TASKS, 4294967295, None)
    sign_in(source)
    return tasks


def only(result):
    return result[1] if isinstance(result, tuple) else result


def find(book, name):
    query = EBookContacts.BookQuery.field_test(
        EBookContacts.ContactField.FULL_NAME, EBookContacts.BookQueryTest.IS, name
    )
    return only(book.get_contacts_sync(query.to_string(), None))


def change(book, name, title, note):
    contact = find(book, name)[0]
    contact.set_property("title", title)
    contact.set_property("note", note)
    return book.modify_contact_sync(contact, EBookContacts.BookOperationFlags(0), None)


def add(book, name, email):
    contact = EBookContacts.Contact.new()
    contact.set_property("full-name", name)
    contact.set_property("email-1", email)
    return bool(book.add_contact_sync(contact, EBookContacts.BookOperationFlags(0), None))


def remove(book, names):
    uids = [contact.get_property("id") for name in names for contact in find(book, name)]
    return book.remove_contacts_sync(uids, EBookContacts.BookOperationFlags(0), None)


def count(book):
    query = EBookContacts.BookQuery.any_field_contains("")
    return len(only(book.get_contacts_uids_sync(query.to_string(), None)))


def read(book, name):
    return "\n".join(each.to_string(EBookContacts.VCardFormat(1)) for each in find(book, name))


opened_tasks = []


def change_task(text, change):
    if not opened_tasks:
        opened_tasks.append(open_tasks(registry))
    tasks = opened_tasks[0]
    tasks.refresh_sync(None)
    for _ in range(600):
        found = only(tasks.get_object_list_as_comps_sync("#t", None))
        for task in found:
            if text in task.get_summary().get_value():
                change(task)
                task.commit_sequence()
                flags = ECal.OperationFlags(0)
                return tasks.modify_object_sync(task.get_icalcomponent(), ECal.ObjModType.ALL, flags, None)
        time.sleep(0.1)
    raise TimeoutError("the task did not arrive")


def move(_, text, day):
    def change(task):
        due = ICalGLib.Time.new_from_string(day.replace("-", ""))
        task.set_due(ECal.ComponentDateTime.new(due, None))

    return change_task(text, change)


def tick(_, text):
    def change(task):
        task.set_status(ICalGLib.PropertyStatus.COMPLETED)
        task.set_percent_complete(100)
        task.set_completed(ICalGLib.Time.new_current_with_zone(ICalGLib.Timezone.get_utc_timezone()))

    return change_task(text, change)


operations = {
    "sync": lambda book: book.refresh_sync(None),
    "count": count,
    "read": read,
    "change": change,
    "add": add,
    "remove": remove,
    "move": move,
    "tick": tick,
}

registry = EDataServer.SourceRegistry.new_sync(None)
book = open_book(registry)
for line in sys.stdin:
    request = json.loads(line)
    try:
        answer = {"value": operations[request.pop("do")](book, **request)}
    except Exception as error:
        answer = {"error": repr(error)}
    print(json.dumps(answer), flush=True)
