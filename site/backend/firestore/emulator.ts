/** The database, by the emulator where the build names one; `connect` is what the client in use offers for that. */
export function withEmulator<Database>(
  database: Database,
  connect: (database: Database, host: string, port: number) => void,
): Database {
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST
  if (emulator) {
    const { hostname, port } = new URL(`http://${emulator}`)
    connect(database, hostname, Number(port))
  }
  return database
}
