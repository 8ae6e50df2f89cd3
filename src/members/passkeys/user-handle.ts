/** How an authenticator knows the member. It says nothing about them. */
export const userHandle = (memberId: string) => Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url')
