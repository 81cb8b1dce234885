import { describe, expect, it } from 'vitest';
import { findChannelGap, listChannels } from './channels';

const ground = { available: ['web', 'mail', 'command'], email: 'ana@example.com', commandCount: 2 };

describe('channels of a rule', () => {
  it('[S3.37] are those of the product, and what else the server has', () => {
    expect(listChannels(['web', 'pushover'])).toEqual(
      'web mail firebase telegram whatsapp sms webhook command pushover'.split(' '),
    );
  });

  it('say why they cannot reach somebody', () => {
    expect(findChannelGap('web', ground)).toBeNull();
    expect(findChannelGap('sms', ground)).toBe('notSetUp');
    expect(findChannelGap('mail', ground)).toBeNull();
    expect(findChannelGap('mail', { ...ground, email: 'ana' })).toBe('noEmail');
    const phones = { ...ground, available: ['sms', 'whatsapp', 'telegram'] };
    expect(findChannelGap('sms', { ...phones, phone: '+55 (11) 98765-4321' })).toBeNull();
    expect(findChannelGap('whatsapp', { ...phones, phone: '0800' })).toBe('noPhone');
    expect(findChannelGap('telegram', phones)).toBe('noTelegram');
    const chat = { ...phones, telegramChat: -100 };
    expect(findChannelGap('telegram', chat)).toBeNull();
    expect(findChannelGap('telegram', { ...chat, isTelegramLinked: null })).toBeNull();
    expect(findChannelGap('telegram', { ...chat, isTelegramLinked: true })).toBeNull();
    expect(findChannelGap('telegram', { ...chat, isTelegramLinked: false })).toBe('closedTelegram');
    expect(findChannelGap('telegram', { ...phones, isTelegramLinked: false })).toBe('noTelegram');
    const apps = { ...ground, available: ['firebase'] };
    expect(findChannelGap('firebase', apps)).toBe('noApp');
    expect(findChannelGap('firebase', { ...apps, appTokens: 'app:1' })).toBeNull();
    expect(findChannelGap('command', ground)).toBeNull();
    expect(findChannelGap('command', { ...ground, commandCount: 0 })).toBe('noCommands');
    expect(findChannelGap('command', { ...ground, commandCount: null })).toBeNull();
  });
});
