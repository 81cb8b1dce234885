'use client';
export { PushDialog, type PushDialogProps } from './push-dialog';
