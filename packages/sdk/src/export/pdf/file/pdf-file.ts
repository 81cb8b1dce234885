import { zlibSync } from 'fflate';

const encoder = new TextEncoder();

/** Objects of a PDF as they are written; what is written waits in `take` and nowhere else. */
export interface PdfFile {
  /** The number of an object that is written later. */
  reserve(): number;
  /** Writes an object that holds `body`. */
  write(id: number, body: string): void;
  /** Writes a packed stream with the members of `dictionary`. */
  writeStream(id: number, dictionary: string, content: string | Uint8Array): void;
  /** Writes a stream that is packed already, as its dictionary says. */
  writePacked(id: number, dictionary: string, content: Uint8Array): void;
  /** Writes where everything is. */
  finish(rootId: number, infoId: number): void;
  /** What was written since the last time. */
  take(): Uint8Array[];
}

/** Begins a file. */
export function createPdfFile(): PdfFile {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const offsets: number[] = [0];

  const put = (content: string | Uint8Array): void => {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    pieces.push(bytes);
    length += bytes.length;
  };
  const begin = (id: number): void => {
    offsets[id] = length;
    put(`${id} 0 obj\n`);
  };
  // The second line tells programs that the file is not text.
  put('%PDF-1.7\n');
  put(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));

  const file: PdfFile = {
    reserve() {
      offsets.push(0);
      return offsets.length - 1;
    },
    write(id, body) {
      begin(id);
      put(`${body}\nendobj\n`);
    },
    writeStream(id, dictionary, content) {
      const plain = typeof content === 'string' ? encoder.encode(content) : content;
      file.writePacked(id, `${dictionary} /Filter /FlateDecode`, zlibSync(plain));
    },
    writePacked(id, dictionary, content) {
      begin(id);
      put(`<< ${dictionary} /Length ${content.length} >>\nstream\n`);
      put(content);
      put('\nendstream\nendobj\n');
    },
    finish(rootId, infoId) {
      const start = length;
      const entries = offsets
        .slice(1)
        .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      put(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`);
      put(
        `trailer\n<< /Size ${offsets.length} /Root ${rootId} 0 R /Info ${infoId} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      );
    },
    take() {
      const taken = pieces;
      pieces = [];
      return taken;
    },
  };
  return file;
}
