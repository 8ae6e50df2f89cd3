/** Why something was turned off or not delivered, as the service says it, word for word: other languages are found by these. */
export const reasons = {
  webhook: {
    archive: 'It came with an archive. Check the address, create a new secret for it, then turn it on.',
    member: 'You turned it off.',
    gone: 'The address answered 410 Gone. If that was a mistake, turn the webhook on again.',
    failing: 'Every delivery failed for 5 days. Fix the address, then turn the webhook on again.',
    password: 'You chose a new password. Check the address, then turn the webhook on again or remove it.',
    token:
      'The token that set it up was revoked or has expired. Check the address, then turn it on again or remove it.',
  },
  invite: {
    password: 'You chose a new password, which revokes the invites you had sent.',
    token: 'The token that sent it was revoked or has expired.',
  },
  delivery: {
    turnedOff: 'The webhook was turned off before the delivery.',
    slow: 'The host took too long to respond.',
    noHttp: 'The host did not respond with valid HTTP.',
    informational: 'The host sent too many informational responses.',
    noTls: 'The TLS handshake failed. Check that the host supports HTTPS on this port.',
    certificate: (fault: string) => `The host’s certificate ${fault}.`,
    closed: 'The host closed the connection.',
    unreachable: 'The host could not be reached.',
    noAddress: 'The host name does not resolve to an address.',
    thisNetwork: 'The host is on this machine or its network, which is not allowed.',
    lookup: 'The DNS lookup of the host failed.',
    address: (fault: string) => `The address ${fault}.`,
  },
}
