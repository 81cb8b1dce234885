/** The words of a line as a shell divides it; what divides commands stands alone. */
function splitWords(line: string): string[] {
  const words: string[] = [];
  const pattern = /\s*(\$\(|[|<>)]|&&|#.*$|(?:"[^"]*"|'[^']*'|\\.|[^\s"'|<>()$]|\$(?!\())+)\s*/y;
  for (let found = pattern.exec(line); found?.[1] !== undefined; found = pattern.exec(line)) {
    if (found[1].startsWith('#')) break;
    words.push(found[1].replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
  }
  return words;
}

const ENDS = new Set(['|', '&&', ')', '>', '<']);

/** The command lines of ours in a line for a shell, without their first word; `xargs` adds one as to each thing. */
export function readCommands(line: string, program = 'rastro'): string[][] {
  const words = splitWords(line);
  return words.flatMap((word, at) => {
    if (word !== program) return [];
    const rest = words.slice(at + 1);
    const end = rest.findIndex((one) => ENDS.has(one));
    const argv = end === -1 ? rest : rest.slice(0, end);
    return [words[at - 1] === '-n1' ? [...argv, '12'] : argv];
  });
}
