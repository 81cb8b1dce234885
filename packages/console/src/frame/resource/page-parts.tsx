import { askToLeave, Segment } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { Bar } from './bar';

/** The parts of a page below its title, of which one is shown: what is not saved in it is asked for before another is. */
export function PageParts<Part extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Part; label: string }[];
  value: Part;
  onChange: (part: Part) => void;
}): ReactElement {
  return (
    <Bar>
      <Segment<Part>
        label={label}
        options={options}
        value={value}
        onChange={(next) => askToLeave(() => onChange(next))}
      />
    </Bar>
  );
}
