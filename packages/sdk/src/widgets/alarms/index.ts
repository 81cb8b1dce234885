'use client';
export { AlarmTaker, type AlarmTakerProps } from './alarm-taker';
