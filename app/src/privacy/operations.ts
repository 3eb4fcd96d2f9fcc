import { graphql } from '../graphql/index.ts'

export const exportMutation = graphql(`mutation AskForExport {
  requestDataExport {
    dataExport { id status expiresAt }
    userErrors { code field message details }
  }
}`)

export const exportQuery = graphql(`query Export($id: ID!) {
  dataExport(id: $id) { id status expiresAt }
}`)

/** The last file that was made for the reader: its notification names it. */
export const lastExportQuery = graphql(`query LastExport {
  me {
    id
    notifications(kind: [DATA_EXPORT_READY], first: 1) {
      nodes { id details { kind ... on DataExportReadyDetails { dataExportId expiresAt } } }
    }
  }
}`)

export const eraseMutation = graphql(`mutation Erase {
  requestErasure {
    erasure { memberId kept { kind until } }
    userErrors { code field message details }
  }
}`)

export const looksQuery = graphql(`query Looks {
  looksAtMe { at purpose operator }
}`)
