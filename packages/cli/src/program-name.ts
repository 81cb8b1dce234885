/** What people type. */
export const programName = 'rastro';
