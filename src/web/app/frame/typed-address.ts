/** People type addresses without `https://`. What is before the colon of `example.com:8443` is a host, and no scheme. */
export const withScheme = (typed: string) =>
  typed === '' || /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed}`
