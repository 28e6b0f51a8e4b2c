-- The owner of the tables is made by the image (POSTGRES_USER); the service runs as this one (docs/operations.md).
CREATE ROLE ledger LOGIN PASSWORD 'trial-running-role';
