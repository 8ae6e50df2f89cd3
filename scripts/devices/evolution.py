# A device on evolution-data-server: reads requests as lines of JSON, and answers each with one.
import json
import os
import sys
from urllib.parse import urlsplit

import gi

gi.require_version("EDataServer", "1.2")
gi.require_version("EBook", "1.2")
gi.require_version("EBookContacts", "1.2")
from gi.repository import EBook, EBookContacts, EDataServer, GLib

account = json.loads(os.environ["KITH_ACCOUNT"])


def open_book():
    registry = EDataServer.SourceRegistry.new_sync(None)
    source = EDataServer.Source.new_with_uid("kith", None)
    source.set_display_name("Kith")
    address = urlsplit(account["url"])
    source.get_extension(EDataServer.SOURCE_EXTENSION_ADDRESS_BOOK).set_backend_name("carddav")
    signing_in = source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION)
    signing_in.set_host(address.hostname)
    signing_in.set_port(address.port)
    signing_in.set_user(account["user"])
    signing_in.set_method("plain/password")
    path = f"/dav/{account['memberId']}/people/"
    uri = GLib.Uri.parse(account["url"] + path, GLib.UriFlags.NONE)
    source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_uri(uri)
    source.get_extension(EDataServer.SOURCE_EXTENSION_OFFLINE).set_stay_synchronized(True)
    registry.commit_source_sync(source, None)
    source = registry.ref_source("kith")
    book = EBook.BookClient.connect_sync(source, 4294967295, None)
    credentials = EDataServer.NamedParameters.new()
    credentials.set("username", account["user"])
    credentials.set("password", account["password"])
    source.invoke_authenticate_sync(credentials, None)
    return registry, book


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


operations = {
    "sync": lambda book: book.refresh_sync(None),
    "count": count,
    "read": read,
    "change": change,
    "add": add,
    "remove": remove,
}

registry, book = open_book()
for line in sys.stdin:
    request = json.loads(line)
    try:
        answer = {"value": operations[request.pop("do")](book, **request)}
    except Exception as error:
        answer = {"error": repr(error)}
    print(json.dumps(answer), flush=True)
