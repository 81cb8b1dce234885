'use client';
export { PushDialog, PushSettings, type PushDialogProps } from './push-dialog';
