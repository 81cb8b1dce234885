/** The client of the SDK and what it reads and writes, in one file. */
export * from '@rastro/sdk/client';
export * from '@rastro/sdk/contract';
