export { filesInFolder, filesInMemory, type BrandFiles } from './brand-files';
export {
  brandingFileNames,
  readBrandFiles,
  readBrandFolder,
  type BrandFileFacts,
  type BrandFolder,
} from './read-brand-folder';
export { WORDS_FOLDER } from './read-brand-words';
export { listLogoColors } from './list-logo-colors';
export { letterIconToPng } from './letter-icon-png';
export { checkBrandFile } from './check-brand-file';
export { cleanDrawing, type CleanDrawing } from './drawing/clean-drawing';
export { readPicture, type ContentType, type Picture } from './read-picture';
export { buildMapFile, type BuildMapOptions, type BuiltMap } from './map-file/build-map-file';
export type { MapFile } from './map-file/map-file';
export { readFeatures, type MapFeature } from './map-file/read-features';
