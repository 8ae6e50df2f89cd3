// The browser knows its time zone better than the server can guess it.
const field = document.getElementById('timeZone')
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
if (
  field instanceof HTMLSelectElement &&
  'guessed' in field.dataset &&
  [...field.options].some((each) => each.value === zone)
)
  field.value = zone
