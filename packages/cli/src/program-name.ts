/** Name of the command in a shell. */
export const programName = 'rastro';
