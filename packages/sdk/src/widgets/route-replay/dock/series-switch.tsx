'use client';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useAttributeWords, useLabels } from '../../../react';
import { IconButton, Menu, MenuChoices, Segment, SelectMenu } from '../../../ui';

const Select = styled.div`
  flex: 1 1 120px;
  max-width: 200px;
`;

/** Choice of the graph's series: the first few one press away, the rest in a menu. */
export function SeriesSwitch({
  keys,
  value,
  atOnce,
  onChange,
}: {
  keys: readonly string[];
  value: string;
  /** Number of choices that fit side by side; under two, only the menu is shown. */
  atOnce: number;
  onChange: (key: string) => void;
}): ReactElement {
  const t = useLabels();
  const attributes = useAttributeWords();
  const options = keys.map((key) => ({ value: key, label: attributes.label(key) }));
  if (atOnce < 2) {
    return (
      <Select>
        <SelectMenu
          label={t('replay.graph.label')}
          hideLabel
          size="toolbar"
          options={options}
          value={value}
          onChange={onChange}
        />
      </Select>
    );
  }
  const first = options.slice(0, atOnce);
  const chosen = options.find((option) => option.value === value);
  const shown = chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
  return (
    <>
      <Segment label={t('replay.graph.label')} options={shown} value={value} onChange={onChange} />
      {keys.length > shown.length ? (
        <Menu
          trigger={
            <IconButton label={t('replay.graph.more')} icon={<Ellipsis aria-hidden="true" />} />
          }
        >
          <MenuChoices
            label={t('replay.graph.label')}
            options={options}
            value={value}
            onSelect={onChange}
          />
        </Menu>
      ) : null}
    </>
  );
}
