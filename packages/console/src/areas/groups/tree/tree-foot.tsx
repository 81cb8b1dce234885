import { NO_GROUP_ID } from '@rastro/sdk/domain';
import type { GroupFleet } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';

const FootButton = styled(Button)`
  && {
    margin-inline-end: -10px;
    font-weight: 400;
  }
`;

/** Number of groups, and a button to the devices in none. */
export function TreeFoot({
  fleet: { groups, counts },
  selectedId,
  onSelect,
}: {
  fleet: GroupFleet;
  selectedId: number | null;
  onSelect: (groupId: number) => void;
}): ReactElement | null {
  const t = useText();
  return groups ? (
    <>
      <span>{t('list.foot.groups', { count: groups.length })}</span>
      <FootButton
        variant="ghost"
        size="sm"
        aria-current={selectedId === NO_GROUP_ID || undefined}
        onClick={() => onSelect(NO_GROUP_ID)}
      >
        {t('groups.ungrouped.text', { count: counts.get(NO_GROUP_ID)?.all ?? 0 })}
      </FootButton>
    </>
  ) : null;
}
