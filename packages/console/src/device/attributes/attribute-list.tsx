import type { Device, Position } from '@rastro/sdk/contract';
import { normalizeText, resolveVehicleIcon } from '@rastro/sdk/domain';
import { useFormat, useLabels, useTrackingClient } from '@rastro/sdk/react';
import { SearchField } from '@rastro/sdk/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useHasText, useText } from '../../i18n/text-context';
import { formatAttribute } from './format-attribute';
import { listAttributes } from './list-attributes';
import { SectionTitle } from './section-title';

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

/** What else is known of a device, with a search over names, keys and values. */
export function AttributeList({
  device,
  position,
  toldKeys,
}: {
  device: Device;
  position: Position | undefined;
  /** Attributes that stand elsewhere on the page. */
  toldKeys?: ReadonlySet<string>;
}): ReactElement {
  const t = useText();
  const hasText = useHasText();
  const word = useLabels();
  const format = useFormat();
  const prefix = `${useTrackingClient().attributePrefix}.`;
  const [query, setQuery] = useState('');
  const rows = listAttributes(device, position, toldKeys).map(({ key, value }) => {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : key;
    const labelKey = `attribute.${name}.label`;
    const label = hasText(labelKey) ? t(labelKey) : key;
    const text =
      key === 'category'
        ? word(`category.${resolveVehicleIcon(String(value))}`)
        : formatAttribute(name, value, format, t);
    return { key, label, text };
  });
  const wanted = normalizeText(query);
  const shown = rows.filter(({ key, label, text }) =>
    normalizeText(`${label} ${key} ${text}`).includes(wanted),
  );
  return (
    <section aria-labelledby="attributes-title">
      <SectionTitle id="attributes-title">{t('device.attributes.title')}</SectionTitle>
      <Search>
        <SearchField
          value={query}
          onChange={setQuery}
          label={t('device.attributes.search')}
          placeholder={t('device.attributes.search')}
          clearLabel={t('search.clear.action')}
        />
      </Search>
      {shown.length > 0 ? (
        <List>
          {shown.map(({ key, label, text }) => (
            <Row key={key}>
              <dt title={key}>{label}</dt>
              <dd>{text}</dd>
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
    </section>
  );
}
