import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { type Fact, normalizeText } from '../../../domain';
import { useAttributeWords, useLabels } from '../../../react';
import { SearchField } from '../../../ui';
import { Part } from '../parts/part';

const Search = styled.div`
  display: flex;
  margin-bottom: 8px;
`;

const List = styled.dl`
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  gap: 12px;
  padding: 8px 0;
  border-top: 1px solid var(--rastro-border);
  & dt {
    color: var(--rastro-text-muted);
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    font-weight: 500;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  margin: 8px 0;
  color: var(--rastro-text-subtle);
`;

/** List of a device's other attributes, with a search over names, keys and values. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactElement {
  const t = useLabels();
  const words = useAttributeWords();
  const [query, setQuery] = useState('');
  const rows = facts.map(({ key, value }) => ({
    key,
    label: words.label(key),
    text: words.text(key, value),
  }));
  const wanted = normalizeText(query);
  const shown = rows.filter(({ key, label, text }) =>
    normalizeText(`${label} ${key} ${text}`).includes(wanted),
  );
  return (
    <Part title={t('device.attributes.title')}>
      <Search>
        <SearchField
          value={query}
          onChange={setQuery}
          label={t('device.attributes.search')}
          placeholder={t('device.attributes.search')}
          clearLabel={t('list.search.clear')}
        />
      </Search>
      {shown.length > 0 ? (
        <List>
          {shown.map(({ key, label, text }) => (
            <Row key={key}>
              <dt title={key}>{label}</dt>
              <dd dir="auto">{text}</dd>
            </Row>
          ))}
        </List>
      ) : (
        <Note role="status">
          {rows.length === 0
            ? t('device.attributes.empty')
            : t('device.attributes.none', { query })}
        </Note>
      )}
    </Part>
  );
}
