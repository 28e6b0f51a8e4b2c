/** Unpacks zip archives of users: what comes out is counted, not what the archive says of itself. */
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export type ZipFault = 'tooLarge' | 'tooManyParts' | 'duplicatePart' | 'badPath' | 'damaged';

/** The archive is not unpacked any further. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
  constructor(
    readonly fault: ZipFault,
    /** Name of the file in the archive, or how many there are; empty where the archive as a whole is meant. */
    readonly part = '',
  ) {
    super(fault);
  }
}

export interface ZipLimits {
  /** Bytes of everything that is unpacked. */
  readonly bytes: number;
  /** Files in the archive. */
  readonly parts: number;
}

/**
 * The files of the archive by their names, folders left out.
 *
 * @param wanted the names to unpack; the others are not read at all
 * @throws ZipRefused
 */
export async function unzip(
  archive: Buffer,
  limits: ZipLimits,
  wanted: (name: string) => boolean = () => true,
): Promise<Map<string, Uint8Array>> {
  try {
    return await unpack(archive, limits, wanted);
  } catch (error) {
    // Whatever the library meets in it, the archive is at fault.
    throw error instanceof ZipRefused ? error : new ZipRefused('damaged');
  }
}

async function unpack(
  archive: Buffer,
  limits: ZipLimits,
  wanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const zip = await new Promise<yauzl.ZipFile>((done, fail) =>
    yauzl.fromBuffer(
      archive,
      { lazyEntries: true, validateEntrySizes: true, strictFileNames: true },
      (error, opened) => (error ? fail(error) : done(opened)),
    ),
  );
  if (zip.entryCount > limits.parts) throw new ZipRefused('tooManyParts', String(zip.entryCount));
  const parts = new Map<string, Uint8Array>();
  let unpacked = 0;
  for (;;) {
    const entry = await nextEntry(zip);
    if (!entry) return parts;
    if (entry.fileName.endsWith('/') || !wanted(entry.fileName)) continue;
    if (parts.has(entry.fileName)) throw new ZipRefused('duplicatePart', entry.fileName);
    const stream = await new Promise<NodeJS.ReadableStream>((done, fail) =>
      zip.openReadStream(entry, (error, opened) => (error ? fail(error) : done(opened))),
    );
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        unpacked += chunk.length;
        if (unpacked > limits.bytes) done(new ZipRefused('tooLarge', entry.fileName));
        else done(null, chunk);
      },
    });
    stream.on('error', (error) => counted.destroy(error));
    parts.set(entry.fileName, await buffer(stream.pipe(counted)));
  }
}

const nextEntry = (zip: yauzl.ZipFile): Promise<yauzl.Entry | undefined> =>
  new Promise((done, fail) => {
    const settle = (act: () => void) => {
      zip.off('entry', onEntry).off('end', onEnd).off('error', onError);
      act();
    };
    const onEntry = (entry: yauzl.Entry) => settle(() => done(entry));
    const onEnd = () => settle(() => done(undefined));
    const onError = (error: Error) =>
      settle(() => fail(/path|characters|fileName/i.test(error.message) ? new ZipRefused('badPath') : error));
    zip.on('entry', onEntry).on('end', onEnd).on('error', onError);
    zip.readEntry();
  });
