/** Words of the live map, in en-US. */
export const mapEnUs = {
  'map.label': 'Map',
  'map.canvas': 'Map with the vehicles',
  'map.help':
    'The device list says in words what the map shows. Arrow keys move the map, plus and minus zoom, 0 shows all vehicles.',
  'map.loading': 'Loading map',
  'map.error': 'Could not load the map',
  'map.controls': 'Map controls',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.fitAll': 'Show all vehicles',
  'map.follow': 'Follow vehicle',
  'map.layers': 'Map layers',
  'map.layers.base': 'Base map',
  'map.layers.plain': 'Simple',
  'map.layers.away': 'Map “{name}” cannot be reached. The simple map is shown for now.',
  'map.layers.show': 'Show',
  'map.layers.names': 'Names',
  'map.layers.plates': 'Plates',
  'map.scale': 'Scale: {length}',
};
