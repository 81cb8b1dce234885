const SHORT_WORDS: Readonly<Record<string, string>> = { Sos: 'SOS', Rpm: 'RPM', Gps: 'GPS' };

/** An alarm as Traccar writes it on the wire: `powerCut` is `Power Cut`. */
export const toTraccarAlarm = (alarm: string): string =>
  alarm
    .replace(/([A-Z])/g, ' $1')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ');
