print("rowcall-espeak")
