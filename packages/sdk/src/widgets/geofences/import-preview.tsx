import type { ReactElement } from 'react';
import { Check, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { describeArea, lookAtArea } from '../../domain/geofence-editor/describe-area';
import type { FoundItem } from '../../domain/geofence-files/found-fence';
import { useFormat } from '../../react';
import { useLabels } from '../../react/use-labels';
import { truncate } from '../../ui';

/** Max number of items listed of each kind; the rest are counted. */
const MAX_SHOWN = 20;

const Head = styled.h3`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  font: 600 13px/20px var(--rastro-font-family);
  &[data-wrong='true'] {
    color: var(--rastro-status-idle-text);
  }
`;
const List = styled.ul`
  max-height: 180px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-control);
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  gap: 12px;
  padding: 5px 10px;
  & + & {
    border-top: 1px solid var(--rastro-border);
  }
  & > bdi {
    ${truncate}
    flex: 1;
  }
  & > span {
    flex: none;
    max-width: 60%;
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

type Numbered = { item: FoundItem; index: number };

/** Preview of an import: items that can be imported, and those that cannot, with the reason. */
export function ImportPreview({ items }: { items: readonly FoundItem[] }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const numbered = items.map((item, index): Numbered => ({ item, index }));
  const taken = numbered.filter(({ item }) => item.fence !== null);
  const refused = numbered.filter(({ item }) => item.fence === null);
  const sayTaken = ({ fence, leftOut }: FoundItem) =>
    [
      t(describeArea(lookAtArea(fence?.area ?? ''), format.number)),
      ...(leftOut > 0 ? [t('geofences.import.leftOut', { count: leftOut })] : []),
    ].join(' · ');
  const sayRefused = ({ problem }: FoundItem) => t(`geofences.found.${problem ?? 'NO_SHAPE'}`);
  const list = (all: readonly Numbered[], say: (item: FoundItem) => string) => (
    <List>
      {all.slice(0, MAX_SHOWN).map(({ item, index }) => (
        <Item key={index}>
          <bdi>{item.name || t('geofences.import.unnamed', { index: index + 1 })}</bdi>
          <span>{say(item)}</span>
        </Item>
      ))}
      {all.length > MAX_SHOWN ? (
        <Item>{t('geofences.import.more', { count: all.length - MAX_SHOWN })}</Item>
      ) : null}
    </List>
  );
  return (
    <>
      <Head>
        <Check size={15} aria-hidden="true" />
        {t('geofences.import.found', { count: taken.length })}
      </Head>
      {taken.length > 0 ? list(taken, sayTaken) : null}
      {refused.length > 0 ? (
        <>
          <Head data-wrong>
            <TriangleAlert size={15} aria-hidden="true" />
            {t('geofences.import.refused', { count: refused.length })}
          </Head>
          {list(refused, sayRefused)}
        </>
      ) : null}
    </>
  );
}
