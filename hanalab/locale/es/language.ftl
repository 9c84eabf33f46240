# Lo que puede fallar al buscar un texto o una regla.

reason-unknown-text = No hay ningún texto llamado «{ $key }».
reason-text-not-in-language = El texto «{ $key }» no existe en «{ $language }». Existe en: { $known }.
reason-unknown-language = Aquí no hay ningún idioma «{ $language }». Idiomas: { $known }.
reason-text-value-missing = Al texto «{ $key }» ({ $language }) le falta un valor para «{ $wanted }».
reason-broken-text = El texto «{ $key }» ({ $language }) no se puede componer: { $problem }
