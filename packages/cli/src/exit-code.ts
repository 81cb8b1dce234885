/** Exit codes; listed in `rastro --help`. */
export const exitCode = {
  ok: 0,
  failed: 1,
  usage: 2,
  notSignedIn: 3,
  refused: 4,
  unreachable: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
