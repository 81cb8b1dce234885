'use client';
import { useState, type ReactElement } from 'react';
import { Download, EllipsisVertical, Upload } from 'lucide-react';
import type { Geofence } from '../../contract';
import { writeGeoJson, writeKml } from '../../domain/geofence-files/write-fence-file';
import { LazyWords } from '../../react/provider/lazy-words';
import { useLabels } from '../../react/use-labels';
import { IconButton, Menu, MenuItem } from '../../ui';
import { downloadText } from '../../ui/data/table/model/download-text';
import { GeofenceImportDialog } from './geofence-import-dialog';
import { GEOFENCE_WORDS } from './geofence-words';

const FILE_NAME = 'geofences';

/** Props of {@link GeofenceMenu}. */
export interface GeofenceMenuProps {
  /** Fences to export; no export is offered without any. */
  fences: readonly Geofence[];
  /** Allows importing fences from a file. */
  mayImport: boolean;
}

/** Fences out of a file, and into one: GeoJSON, KML or GPX in, GeoJSON or KML out. */
export function GeofenceMenu(props: GeofenceMenuProps): ReactElement {
  return (
    <LazyWords files={GEOFENCE_WORDS}>
      <Entries {...props} />
    </LazyWords>
  );
}

function Entries({ fences, mayImport }: GeofenceMenuProps): ReactElement | null {
  const t = useLabels();
  const [isImporting, setImporting] = useState(false);
  const hasFences = fences.length > 0;
  if (!hasFences && !mayImport) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('geofences.more.action')}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
      >
        {mayImport ? (
          <MenuItem icon={<Upload />} onSelect={() => setImporting(true)}>
            {t('geofences.import.action')}
          </MenuItem>
        ) : null}
        {hasFences ? (
          <>
            <MenuItem
              icon={<Download />}
              onSelect={() =>
                downloadText(writeGeoJson(fences), `${FILE_NAME}.geojson`, 'application/geo+json')
              }
            >
              {t('geofences.export.geojson')}
            </MenuItem>
            <MenuItem
              icon={<Download />}
              onSelect={() =>
                downloadText(
                  writeKml(fences),
                  `${FILE_NAME}.kml`,
                  'application/vnd.google-earth.kml+xml',
                )
              }
            >
              {t('geofences.export.kml')}
            </MenuItem>
          </>
        ) : null}
      </Menu>
      <GeofenceImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
