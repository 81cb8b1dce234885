export { ShareViewer, type ShareViewerProps } from './share-viewer';
