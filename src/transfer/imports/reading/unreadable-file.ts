/** The file cannot be read as a list of people. The message is for the member. */
export class UnreadableFile extends Error {}
