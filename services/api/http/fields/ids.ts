import { type ArgumentMetadata, Injectable, ParseUUIDPipe, type PipeTransform } from '@nestjs/common';
import { Transform } from 'class-transformer';

/** The id as it is stored: in lower case. What is no text stays as it is, and is for the field's checks to refuse. */
export const storedId = <Sent>(sent: Sent): Sent =>
  typeof sent === 'string' ? (sent.toLowerCase() as Sent & string) : sent;

/** The same for each of a list; what is no list stays as it is, too. */
export const storedIds = (sent: unknown): unknown =>
  Array.isArray(sent) ? sent.map((id) => storedId(id)) : sent;

/** On a body's list of ids. */
export const StoredIds = () => Transform(({ value }: { value: unknown }) => storedIds(value));

/** An id in a path. */
@Injectable()
export class StoredIdPipe implements PipeTransform<string, Promise<string>> {
  private readonly uuid = new ParseUUIDPipe();

  async transform(sent: string, metadata: ArgumentMetadata): Promise<string> {
    await this.uuid.transform(sent, metadata);
    return storedId(sent);
  }
}
