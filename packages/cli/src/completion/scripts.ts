import type { Shell } from './shells';

const bash = `# Completion of rastro for bash.
_rastro() {
  local line COMPREPLY_FILES=
  COMPREPLY=()
  local current="\${COMP_WORDS[COMP_CWORD]}"
  while IFS= read -r line; do
    if [ "$line" = ':files' ]; then COMPREPLY_FILES=1; else COMPREPLY+=("$line"); fi
  done < <("\${COMP_WORDS[0]}" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [ -n "$COMPREPLY_FILES" ]; then
    compopt -o filenames 2>/dev/null
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
  fi
}
complete -F _rastro rastro
`;

const zsh = `#compdef rastro
# Completion of rastro for zsh.
_rastro() {
  local -a lines
  lines=("\${(@f)$(rastro complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if (( \${lines[(Ie):files]} )); then
    _files
    lines=("\${(@)lines:#:files}")
  fi
  lines=("\${(@)lines:#}")
  (( \${#lines} )) && compadd -a lines
}
if [ "\${funcstack[1]}" = '_rastro' ]; then _rastro "$@"; else compdef _rastro rastro; fi
`;

const fish = `# Completion of rastro for fish.
function __rastro_complete
    set -l words (commandline -opc)
    set -l lines (rastro complete -- $words[2..-1] (commandline -ct) 2>/dev/null)
    for line in $lines
        if test "$line" = ':files'
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c rastro -f -a '(__rastro_complete)'
`;

/** The script a shell reads to complete `rastro`; it asks the command itself what can follow. */
export const completionScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
