import { useLabels } from '@rastro/sdk/internal/react';
import {
  Keyboard,
  Languages,
  LogOut,
  Maximize,
  Plus,
  SunMoon,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react';
import { nameLanguage } from '../../i18n/language-names';
import { useLanguages, usePageLocale, useText } from '../../i18n/text-context';
import { SCHEMES, usePreferences } from '../../preferences/preferences-context';
import type { PaletteItem } from './palette-item';

/** Actions of the frame for the palette. */
export interface PaletteHandlers {
  /** Left out for an account that may add none. */
  onNewDevice?: (() => void) | undefined;
  /** Left out where there is no map. */
  onFitAll?: (() => void) | undefined;
  /** Left out where there is no keyboard. */
  onShowShortcuts?: (() => void) | undefined;
  onSignOut: () => void;
}

/** Provides the palette's actions that lead to no page. */
export function usePaletteActions({
  onNewDevice,
  onFitAll,
  onShowShortcuts,
  onSignOut,
}: PaletteHandlers): readonly PaletteItem[] {
  const t = useText();
  const label = useLabels();
  const locale = usePageLocale();
  const languages = useLanguages();
  const { scheme, setScheme, setLocale, isMuted, setMuted } = usePreferences();
  const toAction = (
    name: string,
    Icon: LucideIcon,
    text: string,
    run: () => void,
    more: { group?: string; shortcut?: string } = {},
  ): PaletteItem => ({ kind: 'action', key: `action:${name}`, label: text, Icon, run, ...more });

  return [
    ...(onNewDevice ? [toAction('newDevice', Plus, t('devices.new.action'), onNewDevice)] : []),
    ...(onFitAll
      ? [toAction('fitAll', Maximize, label('map.fitAll'), onFitAll, { shortcut: '0' })]
      : []),
    toAction(
      'mute',
      isMuted ? Volume2 : VolumeX,
      t(isMuted ? 'sound.unmute.action' : 'sound.mute.action'),
      () => setMuted(!isMuted),
      { shortcut: 'M' },
    ),
    ...SCHEMES.filter((other) => other !== (scheme ?? 'system')).map((other) =>
      toAction(`theme.${other}`, SunMoon, t(`user.theme.${other}`), () => setScheme(other), {
        group: t('user.theme.label'),
      }),
    ),
    ...languages
      .filter((other) => other !== locale)
      .map((other) =>
        toAction(`language.${other}`, Languages, nameLanguage(other), () => setLocale(other), {
          group: t('user.language.label'),
        }),
      ),
    ...(onShowShortcuts
      ? [
          toAction('shortcuts', Keyboard, t('user.shortcuts.action'), onShowShortcuts, {
            shortcut: '?',
          }),
        ]
      : []),
    toAction('signOut', LogOut, t('user.signOut.action'), onSignOut),
  ];
}
