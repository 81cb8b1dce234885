function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** Google's encoded polyline, precision 5 (about a metre): latitude first, as differences. */
export function encodePolyline(places: readonly (readonly [lon: number, lat: number])[]): string {
  let lastLatitude = 0;
  let lastLongitude = 0;
  let text = '';
  for (const [lon, lat] of places) {
    const latitude = Math.round(lat * 1e5);
    const longitude = Math.round(lon * 1e5);
    text += encodeNumber(latitude - lastLatitude) + encodeNumber(longitude - lastLongitude);
    lastLatitude = latitude;
    lastLongitude = longitude;
  }
  return text;
}
