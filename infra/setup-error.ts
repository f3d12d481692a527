/** Something that whoever runs the command can put right; its message says all in one line, so no trace is shown. */
export class SetupError extends Error {}
