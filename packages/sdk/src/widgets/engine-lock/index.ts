'use client';
export { EngineLockDialog, type EngineLockDialogProps } from './engine-lock-dialog';
export { lockLook } from './lock-look';
