import type { CSSProperties, ReactNode, Ref } from 'react';
import type { User } from '../../contract';
import type { Period } from '../../domain';
import type { Appearance, LabelOverrides } from '../../react';
import type { DeviceSelection } from '../selection';
import type { DeviceDetailTab } from './tabs/detail-tab';

/** Props of `DeviceDetail`. */
export interface DeviceDetailProps {
  /** Device to show; the fallback without one. */
  deviceId: DeviceSelection;
  /**
   * Without the line of the state, for a host with little room that says it above, with `DeviceStatus`; who
   * drives then stands beside the place. Default false.
   */
  hideStatus?: boolean;
  /** Content after the place text, such as a copy button. Default nothing. */
  afterPlace?: (text: string) => ReactNode;
  /** Buttons of the host under the head: follow, history. Default none. */
  actions?: ReactNode;
  /** Current tab, for a host that keeps it in its address; default the widget's own choice. */
  tab?: DeviceDetailTab;
  onTabChange?: (tab: DeviceDetailTab) => void;
  /** Opens the replay of today, or of a trip or stop of it; without it none is offered. */
  onReplay?: (span: Period | null) => void;
  /** Told when the choice of pinned attributes was kept: for a host that holds the user itself. */
  onUserChange?: (user: User) => void;
  appearance?: Appearance;
  labels?: LabelOverrides;
  /** Shown until device and words are there; default nothing. */
  fallback?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}
