import type { UserState } from '@rastro/sdk/domain';
import { Badge, type BadgeProps } from '@rastro/sdk/internal/ui';
import { Ban, CircleCheck, CirclePause, Clock, OctagonX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';

const LOOKS: Record<UserState, { tone: NonNullable<BadgeProps['tone']>; Icon: typeof Ban }> = {
  active: { tone: 'moving', Icon: CircleCheck },
  expiresSoon: { tone: 'idle', Icon: Clock },
  expired: { tone: 'alarm', Icon: OctagonX },
  disabled: { tone: 'alarm', Icon: Ban },
  suspended: { tone: 'alarm', Icon: CirclePause },
};

/** The state of an account as a word with a sign. */
export function UserStateBadge({ state }: { state: UserState }): ReactElement {
  const t = useText();
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`users.state.${state}`)}
    </Badge>
  );
}
