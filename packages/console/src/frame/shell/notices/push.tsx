import { PushDialog, type PushDialogProps } from '@rastro/sdk/internal';
import type { ReactElement } from 'react';

/** Push notifications of this browser; a chunk of its own, for few open it twice. */
export const Push = (props: PushDialogProps): ReactElement => <PushDialog {...props} />;
