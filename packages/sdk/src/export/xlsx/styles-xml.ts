import { escapeXml } from '../../domain';
import { CELL_FORMATS, isFigure, numberFormats } from './cell-format';
import { MAIN_NAMESPACE, XML_HEAD } from './namespaces';

const FIRST_FORMAT_ID = 164;
/** The indent keeps a figure off the text beside it. */
const RIGHT = '<alignment horizontal="right" indent="1"/>';
const LEFT = '<alignment horizontal="left"/>';
const FONT = '<sz val="11"/><name val="Calibri"/>';

/** The part of a workbook that says how cells look. */
export function stylesXml(locale: string | undefined): string {
  const written = numberFormats(locale);
  const formats = CELL_FORMATS.map(
    (format, index) =>
      `<numFmt numFmtId="${FIRST_FORMAT_ID + index}" formatCode="${escapeXml(written[format])}"/>`,
  );
  const cells = CELL_FORMATS.flatMap((format, index) => {
    const start = `<xf numFmtId="${FIRST_FORMAT_ID + index}"`;
    const end = `applyNumberFormat="1" applyAlignment="1">${isFigure(format) ? RIGHT : LEFT}</xf>`;
    return [
      `${start} fontId="0" fillId="0" borderId="0" ${end}`,
      `${start} fontId="1" fillId="0" borderId="0" applyFont="1" ${end}`,
    ];
  });
  const heads = [LEFT, RIGHT].map(
    (side) =>
      `<xf numFmtId="0" fontId="1" fillId="2" borderId="0" applyFont="1" applyFill="1" applyAlignment="1">${side}</xf>`,
  );
  return (
    `${XML_HEAD}<styleSheet xmlns="${MAIN_NAMESPACE}"><numFmts count="${formats.length}">${formats.join('')}</numFmts>` +
    `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFEDF0F4"/></patternFill></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="${cells.length + 3}"><xf/>${heads.join('')}${cells.join('')}</cellXfs></styleSheet>`
  );
}
