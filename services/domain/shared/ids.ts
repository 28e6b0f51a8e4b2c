import { v5, validate } from 'uuid';

/**
 * UUID (version 5) that follows from another id and a name: deriving it again gives the same one, which is what
 * makes a repeated command and a repaired consequence harmless.
 *
 * @throws TypeError where `namespaceId` is not a UUID
 */
export const deriveId = (namespaceId: string, name: string): string => v5(name, namespaceId);

/** True for a UUID of any version, in upper or lower case. */
export const isUuid = (id: string): boolean => validate(id);
