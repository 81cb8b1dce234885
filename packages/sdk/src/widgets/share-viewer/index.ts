export { ShareViewer, type ShareViewerProps } from './share-viewer';
export { SharedReplay, type SharedReplayProps } from './shared-replay';
