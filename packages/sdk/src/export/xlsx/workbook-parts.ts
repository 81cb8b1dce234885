import { escapeXml } from '../../domain';
import type { ZipEntry } from '../zip/zip';
import { MAIN_NAMESPACE, OFFICE_NAMESPACE, PACKAGE_NAMESPACE, XML_HEAD } from './namespaces';
import { stylesXml } from './styles-xml';

const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationship = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE_NAMESPACE}/${kind}" Target="${target}"/>`;

const relationships = (inner: string): string =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${inner}</Relationships>`;

const override = (part: string, type: string): string =>
  `<Override PartName="${part}" ContentType="${SHEETS}.${type}+xml"/>`;

/**
 * Yields the parts that join the sheets of these names to a workbook; the sheets' own files come
 * before.
 */
export function* workbookParts(
  names: readonly string[],
  locale: string | undefined,
): Generator<ZipEntry> {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const targets = names.map((_, index) =>
    relationship(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  targets.push(relationship(names.length + 1, 'styles', 'styles.xml'));
  const parts = names.map((_, index) =>
    override(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet'),
  );
  yield { name: 'xl/styles.xml', content: [stylesXml(locale)] };
  yield {
    name: 'xl/workbook.xml',
    content: [
      `${XML_HEAD}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${OFFICE_NAMESPACE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
  };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [relationships(targets.join(''))] };
  yield {
    name: '_rels/.rels',
    content: [relationships(relationship(1, 'officeDocument', 'xl/workbook.xml'))],
  };
  yield {
    name: '[Content_Types].xml',
    content: [
      `${XML_HEAD}<Types xmlns="${PACKAGE_NAMESPACE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${parts.join('')}</Types>`,
    ],
  };
}
