'use client';
export { CommandDialog, type CommandDialogProps } from './command-dialog';
