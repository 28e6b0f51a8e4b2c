import { Injectable, type PipeTransform } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID, isUUID, type ValidationOptions } from 'class-validator';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../errors/api-error.js';

/** A UUID of any version or none: an id that the service never made is unknown, not malformed. */
const ANY_VERSION = 'loose';

export const isId = (sent: unknown): boolean => isUUID(sent, ANY_VERSION);

/** On a field of a query or a body. */
export const IsId = (options?: ValidationOptions) => IsUUID(ANY_VERSION, options);

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
export class StoredIdPipe implements PipeTransform<string, string> {
  transform(sent: string): string {
    if (!isId(sent)) throw new InvalidRequest({ code: ApiCode.malformed });
    return storedId(sent);
  }
}
